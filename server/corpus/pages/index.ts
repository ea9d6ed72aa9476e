import type { HandPage } from "../hand-page.ts";

export const handPages: readonly HandPage[] = [];
