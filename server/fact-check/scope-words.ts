function list(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}

/** Words that place a claim in the United States. */
export const unitedStatesWords =
  list(`usa america american americans congress washington medicare medicaid irs fbi cia epa fda
  cdc fema nasa fcc ftc dhs tsa hud usda dol doj atf dea pentagon obamacare amtrak potus scotus`);

/** Words of government, which keep a claim in scope whatever else it speaks of. */
export const governmentWords =
  list(`government governments federal state senate senator senators house representatives president
  presidents governor governors mayor law laws statute bill act legislation lawmakers tax taxes taxed irs court courts
  judge judges justice justices agency agencies department election elections vote votes voter voters voting ballot
  census medicare medicaid passport passports visa immigration immigrants citizens citizenship military veterans army
  navy wage unemployment inflation deficit debt budget federally constitution amendment regulation regulations police
  benefits welfare treasury tariff tariffs customs subsidy subsidies license permit pension minimum poverty school schools
  public official officials legislature county attorney prison pardon jury bankruptcy`);

export type Subject = "sport" | "show" | "kitchen" | "weather" | "business" | "private";

/** Words of subjects that no government page decides, with how a sentence calls the subject. */
export const otherSubjects: ReadonlyArray<{ subject: Subject; says: string; words: ReadonlySet<string> }> = [
  {
    subject: "sport",
    says: "sport",
    words:
      list(`baseball basketball football soccer hockey tennis golf cricket rugby quarterback touchdown goalkeeper striker
      playoff playoffs championship nba nfl nhl mlb fifa olympics olympic marathon yankees lakers cowboys dodgers referee
      coach homerun league stadium wimbledon cup match boxer wrestling batting pitcher team teams`),
  },
  {
    subject: "show",
    says: "entertainment and famous people",
    words:
      list(`actor actors actress singer singers celebrity celebrities movie movies film films album albums song songs band
      concert rapper hollywood oscar oscars grammy netflix sitcom tv influencer novel comedian musical
      podcast youtuber kardashian beyonce drummer guitarist director`),
  },
  {
    subject: "kitchen",
    says: "cooking",
    words:
      list(`recipe recipes cake cakes bake baking boil boiling fry frying soup sauce pasta spaghetti pizza bread dough oven
      garlic onion onions butter salt pepper chocolate cookies pancakes kitchen cook cooking tastes tasty delicious
      sandwich pineapple cheese stew`),
  },
  {
    subject: "weather",
    says: "the weather of the day",
    words: list(`rains rain raining umbrella picnic sunny snowing drizzle barbecue laundry cloudy`),
  },
  {
    subject: "business",
    says: "private companies and their products",
    words:
      list(`iphone android laptop smartphone phone samsung google tesla amazon microsoft apple netflix nike starbucks
      mcdonald's mcdonalds walmart toyota ford sneakers startup app apps brand brands gadget battery console playstation
      nintendo xbox headphones ceo stock shares shareholders`),
  },
  {
    subject: "private",
    says: "private life",
    words: list(`girlfriend boyfriend neighbor neighbors cat cats dog dogs puppy horoscope zodiac dream dreams
      haircut birthday wedding crush breakup roommate grandma grandmother aunt uncle`),
  },
];

/** Words by which a sentence judges rather than states. */
export const opinionWords =
  list(`best worst beautiful ugly awful terrible wonderful amazing greatest stupid dumb boring overrated
  underrated disgusting lovely favorite favourite annoying brilliant coolest nicest evil disgrace hate love`);
