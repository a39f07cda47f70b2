/**
 * Whether the query of the address asks something of a tool of the page: a shared result, a filter. What campaigns and networks
 * add to a link does not, nor the service, which the contact form reads by itself.
 */
export const asksTool = () =>
  [...new URLSearchParams(location.search).keys()].some((name) => !/^(?:utm_|service$)|clk?id$/.test(name));
