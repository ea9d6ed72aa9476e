// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";

const opened = vi.hoisted(() => [] as unknown[]);
vi.mock("../../../../components/watches/open-digest.ts", () => ({
  Digest: () => null,
  openDigest: (watch: unknown) => opened.push(watch),
  followWatches: () => undefined,
}));
vi.mock("../../../../components/base/mount-page.tsx", () => ({ mountPage: () => undefined }));
vi.mock("../../../../entrypoints/search/App.tsx", () => ({ App: () => null }));
vi.mock("../../../../components/search/view/follow-address.ts", () => ({ followAddress: () => undefined }));

it("a notice of a watch leads to what that watch found", async () => {
  location.href = "https://extension.test/search.html?view=watches&watch=w-7";
  await import("../../../../entrypoints/search/main.tsx");
  await vi.waitFor(() => expect(opened).toEqual(["w-7"]));
});
