"""What is said to people, as data: catalogues in Project Fluent, one for each area and language.

A package keeps its words in `lang/<language>/<area>.ftl` beside its modules. `catalogue(package, area)` finds them;
called with a key and values it gives a `Text`, which is said in a language by `in_`. docs/translating.md is for those
who write catalogues; nothing here knows a language by name except English, which stands in where words are missing.
"""

from triumvir.language.catalogue import Catalogue as Catalogue
from triumvir.language.catalogue import Text as Text
from triumvir.language.catalogue import Value as Value
from triumvir.language.catalogue import catalogue as catalogue
from triumvir.language.catalogue import decimal as decimal
from triumvir.language.catalogue import either as either
from triumvir.language.catalogue import grouped as grouped
from triumvir.language.catalogue import own_name as own_name
from triumvir.language.catalogue import plain as plain
from triumvir.language.folders import DEFAULT as DEFAULT
from triumvir.language.folders import languages as languages
