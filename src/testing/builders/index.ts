export * from './build-buyer.ts'
export * from './build-product.ts'
export * from './build-review.ts'
export * from './build-many-products.ts'
