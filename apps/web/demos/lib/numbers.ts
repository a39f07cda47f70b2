export const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** For the coordinates of a drawing. */
export const fixed = (value: number) => value.toFixed(1);

export const radians = (degrees: number) => (degrees * Math.PI) / 180;
export const degrees = (angle: number) => (angle * 180) / Math.PI;

/** The same direction, from 0 to 360 degrees. */
export const withinTurn = (turned: number) => ((turned % 360) + 360) % 360;
