/** What one package of package-lock.json says of itself. */
interface LockedPackage {
  readonly resolved?: string;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
  /** Only for some systems, so that it may be left out where it does not fit. */
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly link?: boolean;
}

/**
 * What is wrong with a lock file: a list of sentences. Every package comes from one place, over https, with its hash, and only
 * packages named in `allowScripts` may run a script when they are installed. Without `resolved` a package comes from the
 * registry that npm is set to.
 */
export function lockfileProblems(
  packages: Readonly<Record<string, LockedPackage>>,
  allowScripts: Readonly<Record<string, boolean>>,
): string[] {
  const problems: string[] = [];
  const origins = new Set<string>();
  for (const [path, locked] of Object.entries(packages)) {
    const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    if (path === "") continue;
    if (!path.startsWith("node_modules/") || locked.link) {
      problems.push(`${path} is not from the registry`);
      continue;
    }
    if (locked.resolved !== undefined) {
      const url = URL.canParse(locked.resolved) ? new URL(locked.resolved) : null;
      if (url?.protocol !== "https:") problems.push(`${name} is not fetched over https`);
      if (url) origins.add(url.origin);
    }
    // npm records no hash for builds for other systems than the one the lock file was written on.
    const isForOthers = locked.optional === true && locked.os !== undefined;
    if (!locked.integrity?.startsWith("sha512-") && !(locked.integrity === undefined && isForOthers)) {
      problems.push(`${name} has no SHA-512 hash`);
    }
    if (locked.hasInstallScript && allowScripts[name] !== true) {
      problems.push(`${name} runs a script when it is installed, which "allowScripts" does not name`);
    }
  }
  if (origins.size > 1) problems.push("packages come from more than one registry");
  return problems;
}
