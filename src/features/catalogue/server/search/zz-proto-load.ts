import pg from 'pg'
import path from 'node:path'
import { migrate } from '#platform/database/migrate.ts'
import { startTestPostgres } from '#testing/start-test-postgres.ts'
import { termsOf, hanOf } from '#features/catalogue/server/search/terms.ts'
import { writeFileSync, readFileSync } from 'node:fs'
const { pinyin } = await import('pinyin-pro')
const root='/work/main'
const postgres = await startTestPostgres()
const { mkdtempSync, copyFileSync } = await import('node:fs')
const mig = mkdtempSync('/tmp/proto/mig-'); copyFileSync(root+'/migrations/0001-ground-floor.sql', mig+'/0001.sql')
await migrate(postgres.url, mig)
const c = new pg.Client({connectionString: postgres.url}); await c.connect()
const seeds = JSON.parse(readFileSync(root+'/seeds/products.json','utf8'))
await c.query(`insert into shop(name,intro,city,logo) select '{"zh_CN":"果园","en_US":"Orchard"}','{"zh_CN":"果园","en_US":"Orchard"}','{"zh_CN":"果园","en_US":"Orchard"}','x' from generate_series(1,10)`)
const cats = JSON.parse(readFileSync(root+'/seeds/categories.json','utf8'))
for (const k of cats) await c.query('insert into category(id,pid,slug,name,picture) values($1,$2,$3,$4,$5)',[k.id,k.pid,k.slug,k.name,'x'])
await c.query(`create table product_search (product_id bigint primary key references product on delete cascade, terms tsvector not null)`)
await c.query(`alter table product_search alter column terms set storage external; alter table product_search set (toast_tuple_target=128)`)
const N=Number(process.argv[2]??100000)
const zh='鲜嫩脆香甜美软糯爽滑弹牙浓厚清润酸辣麻咸淡醇金银红白黑青紫黄绿大小老新山海湖江河田园谷岭峰原野春夏秋冬东南西北中云雪霜雨露日月星'
const places='烟台 丹东 云南 新疆 海南 四川 广西 福建 山东 陕西 甘肃 内蒙古 东北 浙江 江苏 湖南 湖北 贵州 大连 舟山 湛江 宁德 智利 挪威 澳洲 新西兰 泰国 越南 厄瓜多尔 阿根廷'.split(' ')
const adj='现摘 现发 整箱 礼盒 家庭装 大果 特级 精选 有机 散养 速冻 冰鲜 鲜活 手工 原切 去骨 带皮 即食 产地直发 当日达'.split(' ')
const enAdj='Fresh Organic Wild Farm Premium Large Small Sweet Crisp Tender Smoked Frozen Chilled Selected Handmade Sliced Whole Boneless Juicy Ripe'.split(' ')
let seed=7; const rnd=(n:number)=>{seed=(seed*1103515245+12345)&0x7fffffff; return seed%n}
const pick=(a:any)=>a[rnd(a.length)]
const py=new Map<string,string[]>()
let total=0
const t0=performance.now()
const esc=(s:string)=>`'${s}'`
for (let b=0;b<N;b+=1000){
  const rows:any[]=[]; const ts:string[]=[]; 
  for(let i=b+1;i<=Math.min(N,b+1000);i++){
    const s=seeds[i%50]
    const head = i<=50? s.name.zh_CN : `${pick(places)}${pick([...zh])}${pick([...zh])}${s.name.zh_CN.split(' ')[0].slice(2)} ${pick(adj)}${pick([...zh])} ${pick(adj)} ${i%97}号`
    const en = i<=50? s.name.en_US : `${pick(enAdj)} ${pick(enAdj)} ${s.name.en_US} no ${i%97}`
    const name={zh_CN:head,en_US:en}
    const han=hanOf(head)
    let syl=py.get(han); if(!syl){ syl=pinyin(han,{toneType:'none',type:'array',v:true}); }
    const terms=termsOf({names:[name.zh_CN,name.en_US],syllables:syl,about:[s.desc.zh_CN,s.desc.en_US,'苹果梨','新鲜水果','Fruit','果园 Orchard'],categories:[s.category,Math.floor(s.category/10)]})
    total+=terms.length
    ts.push(JSON.stringify(terms))
    rows.push([i,name,s.desc,s.intro,s.category,Math.floor(s.category/10)])
  }
  await c.query(`insert into product(id,shop_id,category_id,top_category_id,name,summary,intro,covers,price_cents,sales,is_new,is_recommended,published_at)
   select (r->>0)::bigint, 1+((r->>0)::int%10), (r->>4)::int,(r->>5)::int, (r->1)::jsonb,(r->2)::jsonb,(r->3)::jsonb,'{/pictures/product-1-1,/pictures/product-1-2}', 500+(((r->>0)::int*7919)%20000), ((r->>0)::int*104729)%50000, random()<0.1, random()<0.1, now()-((((r->>0)::int*31337)%1000000)||' seconds')::interval from jsonb_array_elements($1::jsonb) r`,[JSON.stringify(rows)])
  await c.query(`insert into product_search select (r->>0)::bigint, array_to_tsvector(array(select jsonb_array_elements_text(t))) from jsonb_array_elements($1::jsonb) with ordinality a(r,o) join jsonb_array_elements($2::jsonb) with ordinality b(t,o2) on o=o2`,[JSON.stringify(rows),'['+ts.join(',')+']'])
}
console.log('loaded', (performance.now()-t0)/1000,'s avg terms', total/N)
await c.query(`insert into sku(product_id,name,price_cents,stock,position) select p.id,'{"zh_CN":"一箱","en_US":"box"}',p.price_cents,(p.id%7),g from product p, generate_series(0,1) g`)
let t=performance.now()
await c.query('create index product_search_terms on product_search using gin(terms) with (fastupdate=off)')
console.log('gin', (performance.now()-t)/1000)
t=performance.now(); await c.query('vacuum analyze'); console.log('vacuum',(performance.now()-t)/1000)
for (const r of (await c.query(`select relname, pg_size_pretty(pg_relation_size(oid)) s, pg_size_pretty(pg_total_relation_size(oid)) t from pg_class where relname in ('product','product_search','product_search_terms','sku') or relname like 'product_by%' `)).rows) console.log(r.relname,r.s,r.t)
writeFileSync('/tmp/proto/url'+N, postgres.url)
console.log(postgres.url)
process.on('SIGTERM', async()=>{await c.end(); await postgres.stop(); process.exit(0)})
setInterval(()=>{},1e6)
