function list(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}

/** Words of the names of states and territories, so that a claim in small letters names them as well. */
export const stateWords =
  list(`alabama alaska arizona arkansas california californian californians carolina colorado
  columbia connecticut dakota delaware florida floridians georgia guam hampshire hawaii idaho illinois indiana iowa
  jersey kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska
  nevada ohio oklahoma oregon pennsylvania puerto rico tennessee texas texan texans utah vermont virginia washington
  wisconsin wyoming york`);

/** Words that place a claim outside the United States. */
export const foreignWords =
  list(`afghanistan africa african argentina argentine asia asian australia australian
  australians austria austrian bangladesh belfast belgian belgium berlin bolivia brazil brazilian brexit britain
  british brits brussels bulgaria bundestag calgary cambodia canada canadian canadians cardiff chile chilean china
  chinese colombia colombian croatia cuba cuban czech denmark danish dublin dubai dutch edinburgh edmonton egypt egyptian
  england english estonia ethiopia eu europe european finland finnish france french german germany ghana glasgow greece
  greek halifax holland hungarian hungary iceland icelandic india indonesia iran iranian iraq iraqi ireland irish
  israel israeli italian italy jamaica japan japanese kenya kenyan korea korean kuwait latvia lebanon leeds
  liverpool lithuania london madrid malaysia manchester manitoba mexican mexico montreal morocco moscow nato nepal
  netherlands newcastle nhs nigeria nigerian norway norwegian nottingham ontario ottawa pakistan pakistani palestine
  paris parliament peru philippines poland polish portugal portuguese qatar quebec romania rome russia russian
  saskatchewan scotland scottish serbia sheffield singapore slovakia slovenia somalia spain spanish sudan sweden swedish
  swiss switzerland sydney syria taiwan thai thailand tokyo toronto turkish uganda uk ukraine ukrainian vancouver
  venezuela vietnam vietnamese wales welsh westminster winnipeg zimbabwe`);

export function isPlace(word: string): boolean {
  const bare = word.replace(/'s$/, "");
  return stateWords.has(bare) || foreignWords.has(bare);
}
