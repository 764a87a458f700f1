export const productPath = (productId: number) => `/product-details/${productId}`
