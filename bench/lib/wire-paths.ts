/** The calls the benches send, by what they do. */
export const WIRE = {
  listCart: '/v1/654a1b35637b5',
  addToCart: '/v1/654ade75d7027',
  createOrder: '/v1/654b227c8f8fa',
  cancelOrder: '/v1/65556da3e542f',
  showProduct: '/v1/65483b5f97c31',
  redeemCoupon: '/v1/68030c0d5602c',
  likePost: '/v1/68b53e0182db7',
  dislikePost: '/v1/68b53e203bbb0',
  addComment: '/v1/68b53ef8592aa',
  showPost: '/v1/67ee0584a73f2',
}
