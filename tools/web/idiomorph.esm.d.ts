// What we use of Idiomorph, for the checker: the file itself is served as it came.
export const Idiomorph: {
  morph(
    node: Element,
    html: string,
    config: {
      morphStyle: "innerHTML" | "outerHTML";
      callbacks: { beforeAttributeUpdated?(name: string, node: Element): boolean };
    },
  ): void;
};
