import { test as base, type Fixtures } from "playwright/test";
import { type Display, MISSING_PROGRAMS, openDisplay } from "./display.ts";
import { RUN_START } from "./moment.ts";
import { startTestService, type TestService } from "./service.ts";

/** A service of the test's own. */
export const serviceTest = base.extend<{ service: TestService }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
  service: async ({}, use) => {
    const service = await startTestService({ pagesFrom: RUN_START });
    await use(service);
    await service.close();
  },
});

export interface Desk {
  needsPrograms: undefined;
  showsFailure: undefined;
}

export interface WorkerDesk {
  /** One test uses it at a time. */
  display: Display;
}

/** A screen, for what only a real window has: the address bar, menus, the side panel. */
export const desk: Fixtures<Desk, WorkerDesk> = {
  needsPrograms: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use, info) => {
      info.skip(MISSING_PROGRAMS.length > 0, `a real window needs ${MISSING_PROGRAMS.join(", ")}`);
      await use(undefined);
    },
    { auto: true },
  ],

  showsFailure: [
    async ({ needsPrograms: _notSkipped, display }, use, info) => {
      await use(undefined);
      if (info.status === info.expectedStatus) return;
      display.picture(info.outputPath("failed.png"));
      console.error(`A test failed while the keyboard was in ${display.activeWindow().trim()}`);
    },
    { auto: true },
  ],

  display: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => {
      const display = await openDisplay();
      await use(display);
      await display.close();
    },
    { scope: "worker" },
  ],
};

export const deskTest = serviceTest.extend<Desk, WorkerDesk>(desk);
