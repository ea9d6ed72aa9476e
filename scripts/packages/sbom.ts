import { execFileSync } from "node:child_process";
import { Spec, Validation } from "@cyclonedx/cyclonedx-library";

/** A package, as the bill of materials names it. */
interface Named {
  readonly name: string;
  readonly version: string;
  /** SHA-256. */
  readonly hash: string;
  /** The names of `devDependencies`. */
  readonly developed: ReadonlySet<string>;
}

interface Component {
  readonly "bom-ref": string;
  readonly name: string;
  readonly properties: readonly { readonly name: string }[];
}

interface BillOfMaterials {
  serialNumber?: string;
  metadata: { timestamp?: string; tools?: unknown; component: Record<string, unknown> };
  components: Component[];
  dependencies: { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

/** What npm knows of every package that is installed, in CycloneDX. `--omit=dev` would leave out some that are shipped too. */
export function billOfNpm(root: string): string {
  return execFileSync(
    "npm",
    ["sbom", "--sbom-format=cyclonedx", "--sbom-type=application", "--package-lock-only"],
    { cwd: root, encoding: "utf8", maxBuffer: 64_000_000 },
  );
}

/** Leaves what is shipped: nothing of development, and no compiler that a shipped package would like to have beside it. */
function keepShipped(bill: BillOfMaterials, developed: ReadonlySet<string>): void {
  bill.components = bill.components.filter(
    ({ name, properties }) =>
      !developed.has(name) && properties.every((each) => each.name !== "cdx:npm:package:development"),
  );
  const kept = new Set([
    bill.metadata.component["bom-ref"],
    ...bill.components.map((each) => each["bom-ref"]),
  ]);
  bill.dependencies = bill.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => kept.has(each)) }));
}

/** The bill of one store package: the same bytes for the same package, whenever and with whatever npm it is made. */
export function billOfPackage(npm: string, { name, version, hash, developed }: Named): string {
  const bill: BillOfMaterials = JSON.parse(npm);
  delete bill.serialNumber;
  delete bill.metadata.timestamp;
  delete bill.metadata.tools;
  keepShipped(bill, developed);
  Object.assign(bill.metadata.component, { name, version, hashes: [{ alg: "SHA-256", content: hash }] });
  return `${JSON.stringify(bill, null, 2)}\n`;
}

/** What CycloneDX's own schema says is wrong with a bill; null where it is valid. */
export async function billProblem(bill: string): Promise<string | null> {
  const error = await new Validation.JsonStrictValidator(Spec.Version.v1dot5).validate(bill);
  return error === null ? null : `The bill of materials is not valid CycloneDX 1.5: ${JSON.stringify(error)}`;
}
