/** The service's own number, so that the answer that brings the states is also the first look at the cities. */
export const CITIES_BY_DEFAULT = 200;
