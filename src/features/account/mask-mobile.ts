/** 138****8000: enough to know one's own number, not enough for whoever looks over the shoulder. */
export const maskNumber = (mobile: string) => `${mobile.slice(0, 3)}****${mobile.slice(-4)}`

export const maskMobile = ({ prefix, mobile }: { prefix: string; mobile: string }) =>
  `${prefix} ${maskNumber(mobile)}`
