/**
 * What every nurse gets from the company besides the post, in the order of the way. The pages of
 * both audiences list it with the same words: `common.support`.
 */
export const support = ['interview', 'pickup', 'flat', 'offices', 'family', 'advice'] as const;
