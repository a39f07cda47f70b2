/** Brand colours of the models. The site's tokens are in its style sheets. */
export const palette = {
  night: '#0b1412',
  ink: '#10261f',
  spruce: '#14593f',
  spruceDeep: '#0d3b2b',
  needle: '#2f7d5b',
  aurora: '#7fe3b0',
  shoot: '#b4e34b',
  larch: '#b86e14',
  larchLight: '#e0983a',
  lichen: '#f6f5ee',
  bark: '#4a3a2e',
  wood: '#d9b98a',
  berry: '#b33a4e',
} as const;
