import type { CorpusPage } from "../../../server/load/corpus-file.ts";
import { embeddedCorpus } from "../../../server/load/embedded.ts";
import { NOW } from "./harness.ts";

/** The pages that the service starts with. */
export const embedded: readonly CorpusPage[] = embeddedCorpus(NOW);
