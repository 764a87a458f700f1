import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The site's map: the paths of the specification, letter for letter. Matching ignores case. */
export default [
  layout('pages/layouts/shop-layout.tsx', [
    index('pages/home.tsx'),
    route('product-details/:id', 'pages/product-detail.tsx'),
    route('briefIntroduction/:id', 'pages/system-page.tsx'),
    route('TopicDetalis/:id', 'pages/topic-detail.tsx'),
    ...(process.env.NODE_ENV === 'production' ? [] : [route('design', 'pages/design.tsx')]),
    route('*', 'pages/not-found.tsx'),
  ]),
] satisfies RouteConfig
