type Property = string | readonly string[];

/**
 * Properties of a note, as YAML before its Markdown. Values are written as JSON, which YAML is a superset of, so that nothing
 * in them can end the block or begin another property.
 */
export function frontMatter(properties: Readonly<Record<string, Property>>): string {
  const lines = Object.entries(properties).map(([name, value]) => `${name}: ${asYaml(value)}\n`);
  return `---\n${lines.join("")}---\n\n`;
}

/** YAML allows fewer characters unescaped than JSON. */
function asYaml(value: Property): string {
  return JSON.stringify(
    typeof value === "string" ? value.toWellFormed() : value.map((each) => each.toWellFormed()),
  ).replace(/[\u007F-\u009F\u2028\u2029\uFEFF\uFFFE\uFFFF]/g, escapedUnit);
}

function escapedUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
