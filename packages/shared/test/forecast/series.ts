/** A series by its formula; the first month is 0. */
export const eachMonth = (count: number, of: (month: number) => number): number[] =>
  Array.from({ length: count }, (_, month) => of(month));

/** Published monthly series, as R ships them (`datasets`, and `forecast` for the wine). */

/**
 * International airline passengers, thousands, 1949 to 1960. Source: Box and Jenkins, « Time Series Analysis: Forecasting and
 * Control », 1976, series G; R `datasets::AirPassengers`.
 */
export const airPassengers = [
  112, 118, 132, 129, 121, 135, 148, 148, 136, 119, 104, 118, 115, 126, 141, 135, 125, 149, 170, 170, 158, 133, 114,
  140, 145, 150, 178, 163, 172, 178, 199, 199, 184, 162, 146, 166, 171, 180, 193, 181, 183, 218, 230, 242, 209, 191,
  172, 194, 196, 196, 236, 235, 229, 243, 264, 272, 237, 211, 180, 201, 204, 188, 235, 227, 234, 264, 302, 293, 259,
  229, 203, 229, 242, 233, 267, 269, 270, 315, 364, 347, 312, 274, 237, 278, 284, 277, 317, 313, 318, 374, 413, 405,
  355, 306, 271, 306, 315, 301, 356, 348, 355, 422, 465, 467, 404, 347, 305, 336, 340, 318, 362, 348, 363, 435, 491,
  505, 404, 359, 310, 337, 360, 342, 406, 396, 420, 472, 548, 559, 463, 407, 362, 405, 417, 391, 419, 461, 472, 535,
  622, 606, 508, 461, 390, 432,
];

/**
 * Accidental deaths in the United States, 1973 to 1978, and the first six months of 1979. Source: Brockwell and Davis,
 * « Introduction to Time Series and Forecasting », examples 1.1.3 and 9.2.1; R `datasets::USAccDeaths`.
 */
export const accidentalDeaths = [
  9007, 8106, 8928, 9137, 10017, 10826, 11317, 10744, 9713, 9938, 9161, 8927, 7750, 6981, 8038, 8422, 8714, 9512, 10120,
  9823, 8743, 9129, 8710, 8680, 8162, 7306, 8124, 7870, 9387, 9556, 10093, 9620, 8285, 8466, 8160, 8034, 7717, 7461,
  7767, 7925, 8623, 8945, 10078, 9179, 8037, 8488, 7874, 8647, 7792, 6957, 7726, 8106, 8890, 9299, 10625, 9302, 8314,
  8850, 8265, 8796, 7836, 6892, 7791, 8192, 9115, 9434, 10484, 9827, 9110, 9070, 8633, 9240,
];
export const accidentalDeathsOf1979 = [7798, 7406, 8363, 8460, 9217, 9316];

/** Average air temperatures at Nottingham Castle, °F, 1937 to 1939. Source: Anderson, 1976; R `datasets::nottem`. */
export const nottingham = [
  40.8, 41, 38.4, 47.4, 54.1, 58.6, 61.4, 61.8, 56.3, 50.9, 41.4, 37.1, 42.1, 41.2, 47.3, 46.6, 52.4, 59, 59.6, 60.4,
  57, 50.7, 47.8, 39.2, 39.4, 40.9, 42.4, 47.8, 52.4, 58, 60.7, 61.8, 58.2, 46.7, 46.6, 37.8,
];

/** Wine sold by Australian makers, bottles of a litre or less, thousands, 1980 to 1982. Source: R `forecast::wineind`. */
export const wine = [
  15136, 16733, 20016, 17708, 18019, 19227, 22893, 23739, 21133, 22591, 26786, 29740, 15028, 17977, 20008, 21354, 19498,
  22125, 25817, 28779, 20960, 22254, 27392, 29945, 16933, 17892, 20533, 23569, 22417, 22084, 26580, 27454, 24081, 23451,
  28991, 31386,
];
