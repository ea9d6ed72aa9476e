export function ensureChromium(): Promise<string>;
export function findChromium(): Promise<string | null>;
export function findFirefox(): string | null;
export function onPath(names: readonly string[]): string | null;
export function isDebianRoot(): boolean;
export function aptInstall(packages: readonly string[]): boolean;
