import { options } from "preact";

/** How often components of this name are drawn meanwhile. */
export async function countDraws(component: string, work: () => Promise<void>): Promise<number> {
  let draws = 0;
  const before = options.diffed ?? (() => undefined);
  options.diffed = (node) => {
    if (typeof node.type === "function" && node.type.name === component) draws += 1;
    before(node);
  };
  try {
    await work();
  } finally {
    options.diffed = before;
  }
  return draws;
}
