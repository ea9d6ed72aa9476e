import "../components/base/shared.css";
import "../components/base/pages.css";
import { mountPage } from "../components/base/mount-page.tsx";
import type { Examples } from "./examples.ts";
import { Gallery } from "./Gallery.tsx";

const files = import.meta.glob<{ readonly EXAMPLES: Examples }>("../components/**/*.examples.tsx", {
  eager: true,
});

mountPage(null, <Gallery all={Object.values(files).map(({ EXAMPLES }) => EXAMPLES)} />);
