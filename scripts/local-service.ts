import { listenProblem } from "../server/command-line.ts";
import { startService } from "../server/start.ts";

export interface LocalService {
  readonly url: string;
  close(): Promise<void>;
}

/** The local service on this port; null, after a sentence, where the port cannot be used: it is never silently replaced. */
export async function startLocalService(port: number, wayOut: string): Promise<LocalService | null> {
  try {
    return await startService({ port, host: "127.0.0.1" });
  } catch (error) {
    const problem = listenProblem(error, port, wayOut);
    if (problem === undefined) throw error;
    console.error(problem);
    return null;
  }
}
