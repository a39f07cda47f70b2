/** A bright star: right ascension in hours, declination in degrees, magnitude (J2000, Hipparcos catalogue, rounded). */
const star = (name: string, hours: number, declination: number, magnitude: number) => ({
  name,
  hours,
  declination,
  magnitude,
});
export type Star = ReturnType<typeof star>;

/** Constellations of the northern sky: the stars of each, in the order of its line. A name with a capital is shown. */
export const figures: readonly (readonly Star[])[] = [
  [
    star('Alkaïd', 13.792, 49.31, 1.9),
    star('Mizar', 13.399, 54.93, 2.2),
    star('Alioth', 12.9, 55.96, 1.8),
    star('megrez', 12.257, 57.03, 3.3),
    star('phecda', 11.897, 53.69, 2.4),
    star('merak', 11.031, 56.38, 2.4),
    star('Dubhé', 11.062, 61.75, 1.8),
    star('megrez', 12.257, 57.03, 3.3),
  ],
  [star('Polaris', 2.53, 89.26, 2)],
  [star('kochab', 14.845, 74.16, 2.1), star('pherkad', 15.346, 71.83, 3)],
  [
    star('caph', 0.153, 59.15, 2.3),
    star('schedar', 0.675, 56.54, 2.2),
    star('navi', 0.945, 60.72, 2.2),
    star('ruchbah', 1.43, 60.24, 2.7),
    star('segin', 1.907, 63.67, 3.4),
  ],
  [star('Déneb', 20.69, 45.28, 1.3), star('sadr', 20.37, 40.26, 2.2), star('Albiréo', 19.512, 27.96, 3.1)],
  [star('aile est', 20.77, 33.97, 2.5), star('sadr', 20.37, 40.26, 2.2), star('aile ouest', 19.75, 45.13, 2.9)],
  [star('Véga', 18.616, 38.78, 0)],
  [star('Altaïr', 19.846, 8.87, 0.8)],
  [star('Arcturus', 14.261, 19.18, 0)],
  [star('alphecca', 15.578, 26.71, 2.2)],
  [star('L’Épi', 13.42, -11.16, 1)],
  [
    star('Régulus', 10.139, 11.97, 1.4),
    star('algieba', 10.333, 19.84, 2),
    star('denebola', 11.818, 14.57, 2.1),
    star('Régulus', 10.139, 11.97, 1.4),
  ],
  [
    star('Bételgeuse', 5.919, 7.41, 0.5),
    star('bellatrix', 5.419, 6.35, 1.6),
    star('mintaka', 5.533, -0.3, 2.2),
    star('alnilam', 5.604, -1.2, 1.7),
    star('alnitak', 5.679, -1.94, 1.8),
    star('Bételgeuse', 5.919, 7.41, 0.5),
  ],
  [
    star('mintaka', 5.533, -0.3, 2.2),
    star('Rigel', 5.242, -8.2, 0.1),
    star('saiph', 5.796, -9.67, 2.1),
    star('alnitak', 5.679, -1.94, 1.8),
  ],
  [star('Sirius', 6.752, -16.72, -1.5)],
  [star('Procyon', 7.655, 5.22, 0.4)],
  [star('Aldébaran', 4.599, 16.51, 0.9)],
  [star('Les Pléiades', 3.79, 24.1, 1.6)],
  [star('Capella', 5.278, 46, 0.1)],
  [star('Castor', 7.577, 31.89, 1.6), star('Pollux', 7.755, 28.03, 1.1)],
  [
    star('markab', 23.079, 15.21, 2.5),
    star('scheat', 23.063, 28.08, 2.4),
    star('Alphératz', 0.14, 29.09, 2.1),
    star('algenib', 0.22, 15.18, 2.8),
    star('markab', 23.079, 15.21, 2.5),
  ],
  [star('Mirfak', 3.405, 49.86, 1.8), star('algol', 3.136, 40.96, 2.1)],
  [star('Antarès', 16.49, -26.43, 1)],
  [star('Fomalhaut', 22.961, -29.62, 1.2)],
];

/** All stars, without duplicates, and those whose names are shown. */
export const stars: readonly Star[] = [...new Map(figures.flat().map((one) => [one.name, one])).values()];
export const named = stars.filter(({ name }) => /^\p{Lu}/u.test(name));
