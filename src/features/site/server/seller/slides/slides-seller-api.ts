import { slidesSellerContract } from '#features/site/slides-seller-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { addSlide } from './add-slide.ts'
import { changeSlide } from './change-slide.ts'
import { listSellerSlides } from './list-seller-slides.ts'
import { orderSlides } from './order-slides.ts'
import { removeSlide } from './remove-slide.ts'

export const slidesSellerApi = serve(slidesSellerContract, {
  listSellerSlides,
  addSlide,
  changeSlide,
  orderSlides,
  removeSlide,
})
