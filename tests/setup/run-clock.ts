import { liveInTheRun } from "./moment.ts";

liveInTheRun();
