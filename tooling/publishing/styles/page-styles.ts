/** The style sheets of a page. */
export type PageStyles = {
  /** What stands in the page itself, before everything else. */
  inline: readonly string[];
  /** Public path of what all pages load after their first screen. */
  rest: string;
  /** What stands in the page itself after that; may be empty. */
  late: string;
};
