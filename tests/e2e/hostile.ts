import type { BrowserContext, Page, Request } from "playwright/test";

export interface Watch extends AsyncDisposable {
  /** Requests that went anywhere but to the service and the extension itself. */
  readonly strayRequests: readonly string[];
}

/** Makes every page of the context tell of scripts that ran, and lists the requests that left. */
export async function watchForMischief(context: BrowserContext, service: string): Promise<Watch> {
  const strayRequests: string[] = [];
  const onRequest = (request: Request) => {
    const url = request.url();
    if (!url.startsWith(service) && !/^(chrome-extension|blob|about):/.test(url)) strayRequests.push(url);
  };
  context.on("request", onRequest);
  const script = await context.addInitScript(() => {
    const ran: string[] = [];
    for (const name of ["alert", "confirm", "prompt"] as const) {
      window[name] = () => {
        ran.push(name);
        return null as never;
      };
    }
    Object.assign(window, { ran });
  });
  return {
    strayRequests,
    async [Symbol.asyncDispose]() {
      context.off("request", onRequest);
      await script.dispose();
    },
  };
}

/** Takes the page's policy away: what stays harmless then owes it to the sanitiser alone. */
export async function withoutPolicy(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Page.setBypassCSP", { enabled: true });
  await page.reload();
  const ran = await page.evaluate(() => {
    const script = document.createElement("p");
    script.setAttribute("onclick", "this.dataset.ran = 'yes'");
    script.click();
    return script.dataset.ran;
  });
  if (ran !== "yes") throw new Error("the policy is still there");
}

/** Everything in the page that is alive and must not be: scripts that ran, foreign elements, handlers, addresses. */
export function mischiefIn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [...(window as unknown as { ran: string[] }).ran];
    const dead =
      "script,iframe,frame,frameset,object,embed,applet,portal,fencedframe,base,meta,link,style,template,noscript," +
      "img,image,picture,video,audio,source,track,math,foreignObject,animate,set,use,marquee,dialog,isindex,xmp,area";
    for (const element of document.querySelectorAll("#app *")) {
      // Written only for what is found: written for each element, it would be the whole page over and over.
      const described = (): string => element.outerHTML.slice(0, 120);
      if (element.matches(dead)) found.push(`element: ${described()}`);
      if (element instanceof SVGElement && !element.closest("svg.icon"))
        found.push(`drawing: ${described()}`);
      for (const { name, value } of element.attributes) {
        if (name.startsWith("on")) found.push(`handler: ${described()}`);
        if (["src", "srcset", "action", "formaction", "ping", "background", "xlink:href"].includes(name)) {
          found.push(`address: ${described()}`);
        }
        if (name === "href" && !isHarmless(value)) found.push(`link: ${described()}`);
        if (name === "target" && element.getAttribute("rel")?.includes("noopener") !== true) {
          found.push(`opener: ${described()}`);
        }
      }
    }
    return found;

    function isHarmless(value: string): boolean {
      const url = new URL(value, location.href);
      return url.protocol === "https:" || url.protocol === "http:" || url.origin === location.origin;
    }
  });
}
