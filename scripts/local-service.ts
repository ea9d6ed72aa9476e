import { startService } from "../server/start.ts";

export interface LocalService {
  readonly url: string;
  close(): Promise<void>;
}

/** The local service on this port; null, after a sentence, where the port is taken: it is never silently replaced. */
export async function startLocalService(port: number, wayOut: string): Promise<LocalService | null> {
  try {
    return await startService({ port, host: "127.0.0.1" });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EADDRINUSE")) throw error;
    console.error(`Port ${port} is used by another program. Stop that program${wayOut}.`);
    return null;
  }
}
