import { co2 } from '@tgwf/co2';

const model = new co2({ model: 'swd', version: 4 });

/** Grams of CO2 equivalent of one cold view: Sustainable Web Design model 4, world average grid, ordinary host. */
export function gramsOfCo2(bytes: number): number {
  return model.perByte(bytes, false);
}
