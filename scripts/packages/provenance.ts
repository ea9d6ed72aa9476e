import * as v from "valibot";
import type { FileHashes } from "./files.ts";

/** How a package came to be. */
interface Build {
  readonly name: string;
  readonly hash: string;
  readonly files: FileHashes;
  /** The commit it was built from; null in a copy without a history. */
  readonly commit: string | null;
  readonly node: string;
  /** The SHA-256 of package-lock.json, which names every package of the build with its hash. */
  readonly lockFile: string;
}

const sha256 = v.strictObject({ sha256: v.pipe(v.string(), v.hexadecimal(), v.length(64)) });
const text = v.pipe(v.string(), v.nonEmpty());
const material = v.strictObject({
  uri: text,
  digest: v.union([sha256, v.strictObject({ gitCommit: v.pipe(v.string(), v.hexadecimal(), v.length(40)) })]),
});

/** The form of in-toto's Statement v1 with SLSA's Provenance v1, as far as a build like this one fills it. */
export const statement = v.strictObject({
  _type: v.literal("https://in-toto.io/Statement/v1"),
  subject: v.pipe(v.array(v.strictObject({ name: text, digest: sha256 })), v.minLength(1)),
  predicateType: v.literal("https://slsa.dev/provenance/v1"),
  predicate: v.strictObject({
    buildDefinition: v.strictObject({
      buildType: text,
      externalParameters: v.strictObject({ command: text, package: text }),
      internalParameters: v.strictObject({ node: text }),
      resolvedDependencies: v.array(material),
    }),
    runDetails: v.strictObject({ builder: v.strictObject({ id: text }) }),
  }),
});

/**
 * A statement about a package: the hash of it and of every file in it, and what they were built from. It is not signed: hosted CI
 * attests it (.github/workflows/ci.yml), and anybody can build the same bytes (SECURITY.md).
 */
export function provenance({ name, hash, files, commit, node, lockFile }: Build): string {
  const subject = [[name, hash] as const, ...files].map(([each, digest]) => ({
    name: each === name ? name : `${name}/${each}`,
    digest: { sha256: digest },
  }));
  const sources = commit === null ? [] : [{ uri: "git+.", digest: { gitCommit: commit } }];
  const made: v.InferOutput<typeof statement> = {
    _type: "https://in-toto.io/Statement/v1",
    subject,
    predicateType: "https://slsa.dev/provenance/v1",
    predicate: {
      buildDefinition: {
        buildType: "docs/store/review-notes.md#building-the-package-from-source",
        externalParameters: { command: "npm ci && npm run zip", package: name },
        internalParameters: { node },
        resolvedDependencies: [...sources, { uri: "package-lock.json", digest: { sha256: lockFile } }],
      },
      runDetails: { builder: { id: "scripts/packages/main.ts" } },
    },
  };
  return `${JSON.stringify(v.parse(statement, made), null, 2)}\n`;
}
