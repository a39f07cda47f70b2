/** Colours of the light theme, by their names in `styles/tokens.css`, for what that sheet does not reach. A test compares them. */
export const palette = { bg: '#f3f2e8', ink: '#10261f', primary: '#12503a' } as const;
