/** Longest question that the bot's field takes and its search processes, in characters. */
export const LONGEST_QUESTION = 300;
