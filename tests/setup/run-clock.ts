import { liveInTheRun } from "./moment.ts";
import { once } from "./once.ts";

once("clock", liveInTheRun);
