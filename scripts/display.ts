/** Whether a window can be shown here. */
export function hasDisplay(): boolean {
  return (
    process.platform === "darwin" ||
    process.platform === "win32" ||
    Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY)
  );
}
