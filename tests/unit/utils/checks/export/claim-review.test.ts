import { expect, it, test } from "vitest";
import { checksAsClaimReviews } from "../../../../../utils/checks/export/claim-review.ts";
import { done, VERDICT, waiting } from "../sample.ts";

const reviewsOf = (...checks: Parameters<typeof checksAsClaimReviews>[0]) =>
  JSON.parse(checksAsClaimReviews(checks));

// The types of schema-dts, which `checksAsClaimReviews` is written against, hold the shape.
it("is one ClaimReview for each verdict", () => {
  const origin = { title: "News", url: "https://reader:secret@news.example/a" };
  const verdict = { ...VERDICT, service: "facts.example" };
  const graph = reviewsOf(done(1, { claim: "Rent is free", origin, verdict }), waiting(2));
  expect(graph["@context"]).toBe("https://schema.org");
  expect(graph["@graph"]).toEqual([
    {
      "@type": "ClaimReview",
      claimReviewed: "Rent is free",
      datePublished: "1970-01-01T00:00:00.000Z",
      author: { "@type": "Organization", name: "Automated service at facts.example" },
      creditText:
        "An automated service at facts.example gave this verdict. It checks claims against official sources.",
      reviewBody: "Up to 85 % may be taxable.",
      reviewRating: {
        "@type": "Rating",
        alternateName: "Refuted",
        ratingExplanation: "An official source contradicts this claim.",
      },
      itemReviewed: {
        "@type": "Claim",
        text: "Rent is free",
        appearance: { "@type": "WebPage", url: "https://news.example/a" },
      },
      citation: [{ "@type": "WebPage", name: "Income taxes on benefits", url: "https://www.ssa.gov/x" }],
    },
  ]);
});

test.each([undefined, "facts.example"])("the author is an automated service, at %s", (service) => {
  const [{ author }] = reviewsOf(
    done(1, { verdict: service === undefined ? VERDICT : { ...VERDICT, service } }),
  )["@graph"];
  expect(author["@type"]).not.toBe("Person");
  expect(author.name).toMatch(/^Automated service/);
});

test.each(["UNVERIFIABLE", "NOT_A_GOVERNMENT_MATTER", "MISLEADING"])(
  "%s is rated in words alone",
  (verdict) => {
    const [{ reviewRating }] = reviewsOf(done(1, { verdict: { ...VERDICT, verdict } }))["@graph"];
    expect(Object.keys(reviewRating)).toEqual(["@type", "alternateName", "ratingExplanation"]);
  },
);
