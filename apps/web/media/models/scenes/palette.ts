/** Brand colours of the models. The site's tokens are in its style sheets. */
export const palette = {
  night: '#0b1412',
  spruce: '#14593f',
  spruceDeep: '#0d3b2b',
  needle: '#2f7d5b',
  fern: '#7fe3b0',
  shoot: '#b4e34b',
  larch: '#b86e14',
  larchLight: '#e0983a',
  lichen: '#f6f5ee',
} as const;
