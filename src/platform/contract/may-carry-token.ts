/**
 * The token endpoint of OAuth2 authenticates an application, never a buyer: the buyer's token stays out of a call to it.
 * No call of this shop goes there; the rule is the specification's, and holds for whichever call is added.
 */
export const mayCarryToken = (path: string): boolean => !path.includes('oauth2/token')
