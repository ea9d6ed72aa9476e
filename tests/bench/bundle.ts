import { join } from "node:path";
import { build } from "vite";

/** A module of the extension as one script that leaves its exports in the global `name`. */
export async function bundle(entry: string, name: string): Promise<string> {
  const outputs = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      minify: true,
      target: "es2022",
      lib: { entry: join(import.meta.dirname, "..", "..", entry), formats: ["iife"], name, fileName: name },
    },
  });
  const [output] = Array.isArray(outputs) ? outputs : [outputs];
  const chunk = output && "output" in output ? output.output[0] : null;
  if (!chunk) throw new Error(`${entry} gave no script`);
  return `${chunk.code}; globalThis.${name} = ${name}; undefined`;
}
