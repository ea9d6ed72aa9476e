/** One page as a corpus file holds it: one JSON object a line, `null` where unknown. */
export interface CorpusPage {
  url: string;
  title: string;
  text: string;
  domain: string;
  organization: string;
  country: "US" | "CA" | "UK";
  level: string;
  state: string | null;
  city: string | null;
  language: string;
  content_type: string;
  published_at: string | null;
  content_changed_at: string | null;
  last_crawled: string;
}
